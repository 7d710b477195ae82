// Pictures of a game that go out: of a position, and a moving one of its moves. Made on this device, then sent or saved.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import type { SavedGame } from '../../model/saved_game';
import { handOut } from '../../ui/download';
import { send } from '../../ui/send';
import { MOST_CUTS } from './limits';
import { Portraits, type Portrait } from './portrait';
import { PaintingFailure } from '../painting/studio';
import { t } from './en';
import './picture_panel.css';

type Step =
  | { kind: 'choosing' }
  | { kind: 'painting'; done: number; of: number }
  | { kind: 'made'; portrait: Portrait; address: string };

const CHOOSING: Step = { kind: 'choosing' };

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? t('pictures.kilobytes', { n: kilobytes })
    : t('pictures.megabytes', { n: Math.round(bytes / 100_000) / 10 });
}

@customElement('anthill-pictures')
export class PicturePanel extends PagePart {
  @property({ attribute: false }) game!: SavedGame;
  @state() private step: Step = CHOOSING;
  @state() private told = '';
  private portraits: Portraits | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.portraits?.stop();
    this.forget();
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    // The pressed button has gone: the next one takes the focus.
    if (changed.get('step')) this.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    return html`<section class="pictures" aria-labelledby="pictures-heading">
      <h3 id="pictures-heading">${t('pictures.title')}</h3>
      ${this.content()}
      <p class="note" role="status">${this.told}</p>
    </section>`;
  }

  private content(): TemplateResult {
    const { step } = this;
    switch (step.kind) {
      case 'choosing':
        return this.choices();
      case 'painting':
        return html`<div class="painting">
          <progress aria-label=${t('pictures.progress')} max=${step.of} .value=${step.done}></progress>
          ${this.button(t('pictures.cancel'), this.cancel)}
        </div>`;
      case 'made':
        return this.made(step.portrait, step.address);
    }
  }

  /** The position that is looked at, and its ply; of a game that is not on the board, its last. */
  private get ply(): number {
    const { session } = this.page;
    return (session.id === this.game.id ? session.state.match?.snapshot.ply : undefined) ?? this.game.ply;
  }

  private choices(): TemplateResult {
    const { game, ply } = this;
    const film = (first: number | null): void =>
      void this.make((portraits, onProgress) => portraits.film(first, onProgress));
    return html`<p class="buttons even">
      ${this.button(t('pictures.still'), () => void this.make((portraits) => portraits.still(ply)))}
      ${game.played > 0 ? this.button(t('pictures.film'), () => film(null)) : nothing}
      ${ply < game.ply ? this.button(t('pictures.film.rest'), () => film(ply)) : nothing}
    </p>`;
  }

  private made({ blob, name, alt, cutTo, bare }: Portrait, address: string): TemplateResult {
    const file = new File([blob], name, { type: blob.type });
    const sends = 'canShare' in navigator && navigator.canShare({ files: [file] });
    const sendIt = async (): Promise<void> => {
      const outcome = await send({ files: [file], text: alt });
      this.told = outcome === 'refused' ? t('pictures.send.refused') : '';
    };
    const save = async (): Promise<void> => {
      this.told = (await handOut(name, blob)) ? t('pictures.saved') : '';
    };
    return html`<figure>
        <img src=${address} alt=${alt} @load=${this.lookAtIt} />
        <figcaption class="note">
          ${t('pictures.size', { name, size: sizeText(blob.size) })}
          ${cutTo === null ? nothing : html`<br />${t('pictures.limit', { n: cutTo })}`}
          ${bare ? html`<br />${t('pictures.bare')}` : nothing}
        </figcaption>
      </figure>
      <p class="buttons even">
        ${sends ? this.button(t('pictures.send'), () => void sendIt(), 'primary') : nothing}
        ${this.button(t('pictures.save'), () => void save(), sends ? '' : 'primary')}
        ${this.button(t('pictures.other'), this.again)}
      </p>`;
  }

  /** Only now it is known how high it is. */
  private readonly lookAtIt = (): void => this.querySelector('section')?.scrollIntoView({ block: 'start' });

  private readonly again = (): void => {
    this.forget();
    this.told = '';
    this.step = CHOOSING;
  };
  private readonly cancel = (): void => {
    this.portraits?.stop();
    this.told = t('pictures.cancelled');
    this.step = CHOOSING;
  };
  private forget(): void {
    if (this.step.kind === 'made') URL.revokeObjectURL(this.step.address);
  }

  private async make(
    paint: (portraits: Portraits, onProgress: (done: number, of: number) => void) => Promise<Portrait>,
  ): Promise<void> {
    const portraits = (this.portraits = new Portraits(this.page, this.game));
    const isCurrent = (): boolean => this.portraits === portraits && this.step.kind === 'painting';
    this.told = t('pictures.painting');
    this.step = { kind: 'painting', done: 0, of: MOST_CUTS };
    try {
      const portrait = await paint(portraits, (done, of) => {
        if (isCurrent()) this.step = { kind: 'painting', done, of };
      });
      if (!isCurrent()) return;
      this.told = '';
      this.step = { kind: 'made', portrait, address: URL.createObjectURL(portrait.blob) };
    } catch (error) {
      if (!isCurrent()) return;
      const large = error instanceof PaintingFailure && error.problem === 'too-large';
      this.told = t(large ? 'pictures.failed.large' : 'pictures.failed');
      this.step = CHOOSING;
    }
  }

  private button(text: string, run: () => void, kind = ''): TemplateResult {
    return html`<button type="button" class=${kind} @click=${run}>${text}</button>`;
  }
}
