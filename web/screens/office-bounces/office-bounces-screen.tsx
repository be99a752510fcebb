import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import { NothingHere } from '../../parts/office/nothing-here.tsx';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { messageOf } from '../../parts/office/use-action.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
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
  const [resent, setResent] = useState<ActionOutcome | null>(null);

  async function see(id: string, call: () => Promise<Bounces>) {
    setBusyWith(id);
    try {
      setBounces(await call());
    } catch (error) {
      showToast({ label: messageOf(error, texts.failed), variant: 'error' });
    }
    setBusyWith(null);
  }

  async function markDone(id: string) {
    setResent(null);
    await see(id, async () => {
      const left = await callServer('BackOfficeController', 'markBounceDone', { id });
      showToast({ label: texts.marked, variant: 'success' });
      return left;
    });
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className={css.lead}>{texts.lead}</p>
      {resent && <DoneBar texts={texts.actions} outcome={resent} onUndo={() => undefined} />}
      {bounces.waiting.length === 0 && <NothingHere text={texts.nothing} />}
      <ul className={css.list}>
        {bounces.waiting.map((bounce) => (
          <ReturnedLetter
            key={bounce.id}
            bounce={bounce}
            texts={texts}
            isBusy={busyWith === bounce.id}
            onResent={(outcome) => {
              setResent(outcome);
              void see(bounce.id, () => readFromServer('BackOfficeController', 'getBounces', {}));
            }}
            onDone={() => void markDone(bounce.id)}
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
