import { useState } from 'react';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { callServer } from '../../platform/call-server.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/office-bounces.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Bounces } from './bounce-data.ts';
import css from './office-bounces.module.css';
import { ReturnedLetter } from './returned-letter.tsx';
import { UnreachablePeople } from './unreachable-people.tsx';

type Texts = typeof fi;

/** Staff: letters that did not reach their reader. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Bounces>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Bounces" data={data}>
      {(page) => <BounceList texts={texts} initial={page} />}
    </OfficeFrame>
  );
}

function BounceList({ texts, initial }: { texts: Texts; initial: Bounces }) {
  const [bounces, setBounces] = useState(initial);
  const [busyWith, setBusyWith] = useState<string | null>(null);

  async function see(id: string, call: () => Promise<Bounces>, done: string) {
    setBusyWith(id);
    try {
      setBounces(await call());
      showToast({ label: done, variant: 'success' });
    } catch (error) {
      const { status, message } = error as { status?: number; message: string };
      // What the server refuses it says in words.
      const label = status === 409 || status === 422 ? message : texts.failed;
      showToast({ label, variant: 'error' });
    }
    setBusyWith(null);
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className={css.lead}>{texts.lead}</p>
      {bounces.waiting.length === 0 && <p>{texts.nothing}</p>}
      <ul className={css.list}>
        {bounces.waiting.map((bounce) => (
          <ReturnedLetter
            key={bounce.id}
            bounce={bounce}
            texts={texts}
            isBusy={busyWith === bounce.id}
            onResend={(emailAddress) =>
              void see(
                bounce.id,
                () =>
                  callServer('BackOfficeController', 'resendBounced', {
                    id: bounce.id,
                    emailAddress,
                  }),
                texts.sent,
              )
            }
            onDone={() =>
              void see(
                bounce.id,
                () => callServer('BackOfficeController', 'markBounceDone', { id: bounce.id }),
                texts.marked,
              )
            }
          />
        ))}
      </ul>
      {bounces.hasMore && <p className="quiet">{texts.more}</p>}
      {bounces.unreachable.map((unreachable) => (
        <UnreachablePeople
          key={unreachable.version}
          unreachable={unreachable}
          texts={texts.unreachable}
        />
      ))}
    </>
  );
}
