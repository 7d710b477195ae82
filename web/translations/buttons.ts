// Which texts stand on buttons, by their catalogues: what the test of their lengths has to know.

const KEYS: Readonly<Record<string, string>> = {
  i18n: 'app.failed.retry start.begin start.rules start.library start.puzzles start.settings start.about start.continue game.undo game.redo game.hint game.menu game.home game.review.return game.review.playOn game.locked.unlock engine.retry confirm.play confirm.takeBack newGame.undo end.show rules.show position.title',
  'i18n/later':
    'app.update.take game.back analysis.open watch.pause watch.play watch.step resign.confirm resign.cancel draw.accept draw.decline end.rematch end.rematch.swapped end.more end.share end.replay end.start',
  advice: 'advice.accept advice.again advice.next.with advice.next.move advice.play advice.close',
  accessories: 'premove.takeBack elder.now deal.again deal.swapped deal.enter',
  typing: 'play',
  turning: 'turning.show turning.review',
  analysis: 'back.position begin promote remove step.first step.back step.on step.last',
  editor: 'undo clear reset deal begin',
  frame:
    'menu.review menu.draw menu.rematch menu.turnBoard menu.fullScreen menu.window menu.focus menu.focus.leave report.copy report.link',
  lessons: 'previous again next skip undo rules play puzzles example.play',
  library:
    'library.home library.empty.begin library.take library.backup library.statistics library.undo library.again library.erase erase.backup erase.confirm erase.cancel statistics.save statistics.erase statistics.restore luck.look entry.open entry.rename entry.share entry.file entry.delete name.save name.cancel share.copy share.send share.file share.text share.position import.open import.ask.mine import.ask.theirs import.ask.cancel comment.write comment.save comment.cancel comment.delete',
  pictures:
    'pictures.still pictures.film pictures.film.rest pictures.cancel pictures.send pictures.save pictures.other',
  puzzles: 'again hint solution next skip day own own.others price.hint price.solution',
  review: 'review.close review.pause review.resume review.answer review.find review.practise review.moments.all',
};

export const BUTTONS: readonly string[] = Object.entries(KEYS).flatMap(([catalogue, keys]) =>
  keys.split(' ').map((key) => `${catalogue}/${key}`),
);
