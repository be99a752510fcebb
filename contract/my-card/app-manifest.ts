import type { Language } from '../../domain/base/language.ts';

export function manifestPath(language: Language): string {
  return `/app/${language}.webmanifest`;
}
