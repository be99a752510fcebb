import { useState } from 'react';
import type { ActionOutcome } from '../../../contract/office-action.ts';
import { cents } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { ACTIONS } from '../../../domain/office/actions.ts';
import { ActionDialog } from '../../parts/office/action-dialog.tsx';
import { DoneBar } from '../../parts/office/done-bar.tsx';
import { UndoDialog } from '../../parts/office/undo-dialog.tsx';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/office-rights.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import css from './office-rights.module.css';
import { type RefundLimits as Limits, readLimits } from './rights-data.ts';

type Props = { texts: typeof fi; initial: Limits };

/** How much each role sends back alone; the administrator changes it. */
export function RefundLimits({ texts, initial }: Props) {
  const { person } = usePage();
  const [limits, setLimits] = useState(initial);
  const [open, setOpen] = useState<Limits[number] | null>(null);
  const [done, setDone] = useState<ActionOutcome | null>(null);
  const [isUndoing, setIsUndoing] = useState(false);
  const mayChange = person?.rights?.includes(ACTIONS.changeRefundLimit.right) ?? false;

  async function refresh() {
    try {
      setLimits(await readLimits(readFromServer));
    } catch {
      // What was done is done; only the page is old.
      showToast({ label: texts.failed, variant: 'error' });
    }
  }

  return (
    <section className={css.limits} aria-labelledby="limits">
      <h2 id="limits">{texts.limits}</h2>
      <p className={css.lead}>{texts.limitsLead}</p>
      {done && <DoneBar texts={texts.actions} outcome={done} onUndo={() => setIsUndoing(true)} />}
      <dl>
        {limits.map((one) => (
          <div key={one.role}>
            <dt>{texts.names.roles[one.role]}</dt>
            <dd>
              {one.limit > 0 ? fill(texts.upTo, formatMoney(cents(one.limit))) : texts.alwaysSecond}
            </dd>
            {mayChange && (
              <dd>
                <Button
                  look="text"
                  aria-label={fill(texts.changeLimitOf, texts.names.roles[one.role])}
                  onClick={() => setOpen(one)}
                >
                  {texts.changeLimit}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {open && (
        <ActionDialog
          texts={texts.actions}
          kind="changeRefundLimit"
          subject={open}
          onClose={() => setOpen(null)}
          onDone={(outcome) => {
            setOpen(null);
            setDone(outcome);
            void refresh();
          }}
        />
      )}
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
    </section>
  );
}
