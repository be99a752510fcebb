import type { ReactNode } from 'react';
import type { Language } from '../../../domain/base/language.ts';
import { texts as en } from '../../texts/en/parts/leaving-desk.ts';
import { texts as fi } from '../../texts/fi/parts/leaving-desk.ts';
import { texts as sv } from '../../texts/sv/parts/leaving-desk.ts';
import { hasTicketDeskData } from '../ticket-desk/offline-store.ts';
import { sendBeforeLeaving } from '../ticket-desk/send-before-leaving.ts';
import { LeavingQuestion } from './leaving-question.tsx';
import { signOut } from './sign-out.ts';

const texts = { fi, sv, en };

/** The answer is what has to be asked before the session can end; null when it has ended. */
export type EndSession = (options: {
  language: Language;
  /** May have recorded visits. */
  isClerk: boolean;
  home: string;
  onStay: () => void;
}) => Promise<ReactNode>;

export const endSession: EndSession = async ({ language, isClerk, home, onStay }) => {
  const leaving = isClerk && (await hasTicketDeskData()) ? await sendBeforeLeaving() : null;
  if (leaving && (leaving.left > 0 || leaving.refused.length > 0 || leaving.isOffline)) {
    return (
      <LeavingQuestion
        texts={texts[language]}
        leaving={leaving}
        onLeave={() => signOut(home)}
        onStay={onStay}
      />
    );
  }
  await signOut(home);
  return null;
};
