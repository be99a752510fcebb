import type { PageTexts, ScreenProps } from '../../platform/screen.ts';

export function Screen({ texts }: ScreenProps<PageTexts>) {
  return <h1>{texts.title}</h1>;
}
