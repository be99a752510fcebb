import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/reset-password.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

export type ResetTexts = typeof fi;

/** Two pages in one: asking for a link, and what the link opens. The token itself is behind the #. */
export function Screen({ texts, shell, place }: ScreenProps<ResetTexts>) {
  const isLink = new URLSearchParams(place.search).has('linkki');
  return isLink ? (
    <ChoosePassword texts={texts} shell={shell} />
  ) : (
    <AskForLink texts={texts} shell={shell} />
  );
}
