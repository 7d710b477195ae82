// The matches by link on this device, by whose turn it is.

import { html, nothing, type TemplateResult } from 'lit';
import type { PageContext } from '../contract/page_context';
import { dateText } from '../i18n/translate';
import { emptyShelf } from '../ui/empty_art';
import { icon } from '../ui/icons';
import { anyIcon } from '../ui/lazy_icons';
import { linesOf, otherNameIn, type RemoteMatch } from '../model/remote_match';
import type { MatchFacts } from './match_protocol';
import { leftByName } from './left';
import { endTitle, matchTitle } from './match_words';
import { t } from './en';

const SECTIONS = ['yours', 'theirs', 'left', 'over'] as const;
type Section = (typeof SECTIONS)[number];
/** How a match by link begins. */
const STEPS = ['list.how.invite', 'list.how.accept', 'list.how.play'] as const;

/** The ways from the list: to a new match, into one, and to the check of one. */
type ListAction =
  { kind: 'invite' | 'import' } | { kind: 'check'; match: null } | { kind: 'room'; match: null; given: string };

export const listActions = (go: (listAction: ListAction) => void): TemplateResult =>
  html`<p class="buttons doors">
    ${listAction('invite', icon('play'), () => go({ kind: 'invite' }))}
    ${listAction('join', anyIcon('window'), () => go({ kind: 'room', match: null, given: '' }))}
    ${listAction('import', anyIcon('folder'), () => go({ kind: 'import' }))}
    ${listAction('check', anyIcon('seal'), () => go({ kind: 'check', match: null }))}
  </p>`;
const listAction = (
  name: 'invite' | 'join' | 'import' | 'check',
  picture: TemplateResult,
  go: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class=${name === 'invite' ? 'primary' : ''}
    aria-label=${t(`list.${name}`)}
    aria-describedby=${`door-${name}`}
    @click=${go}
  >
    ${picture}<span>${t(`list.${name}`)} <small id=${`door-${name}`}>${t(`list.${name}.note`)}</small></span>
  </button>`;

/** @param kept null until they are read */
export function matchList(
  page: PageContext,
  kept: readonly RemoteMatch[] | null,
  facts: ReadonlyMap<string, MatchFacts>,
  open: (match: RemoteMatch) => void,
): TemplateResult {
  if (kept === null) return html`<p class="note" role="status">${t('list.loading')}</p>`;
  if (kept.length === 0)
    return html`<div class="empty">
      ${emptyShelf()}
      <ol>
        ${STEPS.map((step) => html`<li>${t(step)}</li>`)}
      </ol>
    </div>`;
  const left = leftByName(kept, facts);
  const section = (which: Section): TemplateResult | typeof nothing => {
    const here = kept.filter((match) => sectionOf(match, facts.get(match.id)) === which);
    if (here.length === 0) return nothing;
    return html`<section>
      <h2>${t(`list.${which}`)}</h2>
      <ul class="matches">
        ${here.map((match) => entry(page, match, facts.get(match.id), left, which, open))}
      </ul>
    </section>`;
  };
  return html`${SECTIONS.map(section)}`;
}

function sectionOf(match: RemoteMatch, facts: MatchFacts | undefined): Section {
  if (facts && facts.result !== '') return 'over';
  if (match.left) return 'left';
  return facts && match.root !== null && facts.messages > 1 && facts.next === match.side ? 'yours' : 'theirs';
}

function entry(
  page: PageContext,
  match: RemoteMatch,
  facts: MatchFacts | undefined,
  left: ReadonlyMap<string, number>,
  which: Section,
  open: (match: RemoteMatch) => void,
): TemplateResult {
  const name = otherNameIn(match);
  const unanswered = left.get(name);
  const marks = [
    ...(facts && which === 'over' ? [endTitle({ facts, side: match.side, watches: match.root === null })] : []),
    t('match.messages', { n: facts?.messages ?? linesOf(match.text).length }),
    dateText(new Date(match.time)),
    ...(match.conflict === null ? [] : [t('match.conflict')]),
    ...(match.root === null ? [t('match.watching')] : []),
    ...(unanswered === undefined ? [] : [t('match.left', { n: unanswered, name })]),
  ];
  return html`<li class=${which}>
    <button type="button" @click=${() => open(match)}>
      <b>${matchTitle(page, match)}</b>
      <span>${marks.join(' · ')}</span>
    </button>
  </li>`;
}
