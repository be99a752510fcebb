import type { ScreenModule, TextModule } from './screen.ts';

/** The office's pages apart: their names would be part of every visitor's first load. */
export const screens = import.meta.glob<ScreenModule>('../screens/office/*/*-screen.tsx');
export const texts = import.meta.glob<TextModule>('../texts/*/office-*.ts');
