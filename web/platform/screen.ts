import type { ComponentType } from 'react';
import type { Match } from '../../contract/page/pages.ts';
import type { texts as shellTexts } from '../texts/fi/shell.ts';

export type ShellTexts = typeof shellTexts;

/** The current page: name, language, path parameters, and the requested path and query. */
export type PageLocation = Match & {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** State passed by the previous page, such as a number that must not appear in a URL. */
  passedState?: NavigationState;
};

export type NavigationState = Record<string, string>;

/** Props of each `web/screens/<screen>/<screen>-screen.tsx`. Texts have the product's name filled in. */
export type ScreenProps<Texts, Data = null> = {
  texts: Texts;
  shell: ShellTexts;
  data: Data;
  place: PageLocation;
};

// biome-ignore lint/suspicious/noExplicitAny: the table pairs a screen with its own texts and data; a test loads every row
export type ScreenModule = { Screen: ComponentType<ScreenProps<any, any>> };
export type TextModule = { texts: PageTexts };

/** Texts of every page: document title and meta description. */
export type PageTexts = { title: string; description: string };
