import type { ScreenProps } from '../../platform/screen.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';
import type { ResetTexts } from './problem.tsx';

/** Two pages in one: asking for a link, and what the link opens. The token itself is behind the #. */
export function Screen({ texts, shell, place }: ScreenProps<ResetTexts>) {
  const isLink = new URLSearchParams(place.search).has('linkki');
  return isLink ? (
    <ChoosePassword texts={texts} shell={shell} />
  ) : (
    <AskForLink texts={texts} shell={shell} />
  );
}
