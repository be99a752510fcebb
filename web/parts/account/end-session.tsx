import { type ReactNode, useId } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import { texts as en } from '../../texts/en/parts/leaving-desk.ts';
import { texts as fi } from '../../texts/fi/parts/leaving-desk.ts';
import { texts as sv } from '../../texts/sv/parts/leaving-desk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { hasTicketDeskData } from '../ticket-desk/offline-store.ts';
import { type SignOutCheck, sendQueueBeforeSignOut } from '../ticket-desk/visit-queue.ts';
import { signOut } from './sign-out.ts';

const texts = { fi, sv, en };

/** Result: a question to ask before the session ends, or null when it has ended. */
export type EndSession = (options: {
  language: Language;
  /** True for ticket desk staff: this device may hold queued visits. */
  isClerk: boolean;
  home: string;
  onStay: () => void;
}) => Promise<ReactNode>;

export const endSession: EndSession = async ({ language, isClerk, home, onStay }) => {
  const leaving = isClerk && (await hasTicketDeskData()) ? await sendQueueBeforeSignOut() : null;
  if (leaving && (leaving.left > 0 || leaving.refused.length > 0 || leaving.isOffline)) {
    return (
      <UnsentVisitsDialog
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

type Props = {
  texts: typeof fi;
  leaving: SignOutCheck;
  onLeave: () => Promise<void>;
  onStay: () => void;
};

/** Warns that queued visits are still on this device before the clerk signs out. */
function UnsentVisitsDialog({ texts, leaving, onLeave, onStay }: Props) {
  const { left, refused, isOffline } = leaving;
  const { isBusy, whileBusy } = useOneAtATime();
  const bodyId = useId();

  return (
    <Dialog open role="alertdialog" title={texts.title} describedBy={bodyId} onClose={onStay}>
      <div id={bodyId}>
        {refused.length > 0 && (
          <p>{fill(texts.refused, refused.length, [...new Set(refused)].join(' '))}</p>
        )}
        {left > 0 && <p>{fill(texts.waiting, left)}</p>}
        {isOffline && <p>{texts.offline}</p>}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onStay}>
          {texts.stay}
        </Button>
        {!isOffline && (
          <Button look="secondary" busy={isBusy} onClick={() => void whileBusy(onLeave)}>
            {texts.leave}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
