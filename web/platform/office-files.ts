import type { ScreenModule, TextModule } from './screen.ts';

/** Loaders of the office's screens, apart: their file names would be in every visitor's first load. */
export const screens = import.meta.glob<ScreenModule>('../screens/office/*/*-screen.tsx');
export const texts = import.meta.glob<TextModule>('../texts/*/office-*.ts');
