// The page's own files, as the dialog about the page speaks of them.

import { html, type TemplateResult } from 'lit';
import { isKept } from '../offline/offline';
import { serviceWorkers } from '../offline/service_workers';
import { offerSingleFile } from '../single_file/offer';
import { t } from './en';

/** This device keeps them; null: they need no keeping. */
export const areKept = (): Promise<boolean | null> => isKept(serviceWorkers());

export const besideThePage = (): TemplateResult =>
  html`<p><a href="./licences.txt">${t('about.licences.link')}</a></p>
    ${offerSingleFile()}`;
