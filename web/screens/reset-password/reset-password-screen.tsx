import type { ScreenProps } from '../../platform/screen.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';
import type { ResetTexts } from './problem.tsx';

/** Requests a reset link, and sets the password when opened by one. The token is in the URL fragment. */
export function Screen({ texts, shell, place }: ScreenProps<ResetTexts>) {
  const isLink = new URLSearchParams(place.search).has('linkki');
  return isLink ? (
    <ChoosePassword texts={texts} shell={shell} />
  ) : (
    <AskForLink texts={texts} shell={shell} />
  );
}
