import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import { NothingHere } from '../../parts/office/nothing-here.tsx';
import type { OfficeData } from '../../parts/office/office-data.ts';
import { OfficeFrame } from '../../parts/office/office-frame.tsx';
import { UndoDialog } from '../../parts/office/undo-dialog.tsx';
import { messageOf } from '../../parts/office/use-action.ts';
import { readFromServer } from '../../platform/call-server.ts';
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
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);

  async function refresh() {
    try {
      setBounces(await readFromServer('BackOfficeController', 'getBounces', {}));
    } catch (error) {
      showToast({ label: messageOf(error, texts.failed), variant: 'error' });
    }
  }

  return (
    <>
      <h1>{texts.heading}</h1>
      <p className={css.lead}>{texts.lead}</p>
      {done && <DoneBar texts={texts.actions} outcome={done} onUndo={() => setIsUndoing(true)} />}
      {bounces.waiting.length === 0 && <NothingHere text={texts.nothing} />}
      <ul className={css.list}>
        {bounces.waiting.map((bounce) => (
          <ReturnedLetter
            key={bounce.id}
            bounce={bounce}
            texts={texts}
            onDone={(outcome) => {
              setDone(outcome);
              void refresh();
            }}
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
      {done && isUndoing && (
        <UndoDialog
          texts={texts.actions}
          action={{ id: done.actionId, kind: done.kind }}
          onClose={() => setIsUndoing(false)}
          onDone={() => {
            setIsUndoing(false);
            setDone(null);
            showToast({ label: texts.actions.undone, variant: 'success' });
            void refresh();
          }}
        />
      )}
    </>
  );
}
