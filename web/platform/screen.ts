import type { ComponentType } from 'react';
import type { Match } from '../../contract/pages.ts';
import type { texts as shellTexts } from '../texts/fi/shell.ts';
import type { PageTexts } from './page-texts.ts';
import type { Shown } from './route.ts';

export type ShellTexts = typeof shellTexts;

/** The page that is shown: its name, language and parameters, and the address as it was asked. */
export type Place = Match & {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** What the page before handed over, such as a number that belongs in no address. */
  carried?: Carried;
};

export type Carried = Record<string, string>;

/** What each `web/screens/<screen>/<screen>-screen.tsx` is given. Texts have the product's name filled in. */
export type ScreenProps<Texts, Data = null> = {
  texts: Texts;
  shell: ShellTexts;
  data: Data;
  place: Place;
};

// biome-ignore lint/suspicious/noExplicitAny: the table pairs a screen with its own texts and data; a test walks it
export type ScreenModule = { Screen: ComponentType<ScreenProps<any, any>> };
export type TextModule = { texts: PageTexts };

/** Shown when the server could not make the page. It is in no table: nobody goes there. */
export const BROKEN: Shown = { screen: 'server-error', status: 500 };
