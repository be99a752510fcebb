import { useState } from 'react';
import { cents } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { ACTIONS } from '../../../../domain/office/actions.ts';
import { ActionDialog } from '../../../parts/office/action/action-dialog.tsx';
import { UndoableBar } from '../../../parts/office/action/done-bar.tsx';
import { usePlannedList } from '../../../parts/office/planned/use-planned-list.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-rights.ts';
import { Button } from '../../../ui/button.tsx';
import css from './rights.module.css';
import { type RefundLimits as Limits, readLimits } from './rights-data.ts';

type Props = { texts: typeof fi; initial: Limits };

/** Limits of refunds without approval by role; the administrator changes them. */
export function RefundLimits({ texts, initial }: Props) {
  const { person, language } = usePage();
  const { list: limits, done, onDone, onUndone } = usePlannedList(initial, readLimits, texts);
  const [open, setOpen] = useState<Limits[number] | null>(null);
  const mayChange = person?.rights?.includes(ACTIONS.changeRefundLimit.right) ?? false;

  return (
    <section className={css.limits} aria-labelledby="limits">
      <h2 id="limits">{texts.limits}</h2>
      <p className="mt-2 mb-5 list-width soft">{texts.limitsLead}</p>
      {done && <UndoableBar texts={texts.actions} outcome={done} onUndone={onUndone} />}
      <dl>
        {limits.map((one) => (
          <div key={one.role}>
            <dt>{texts.names.roles[one.role]}</dt>
            <dd>
              {one.limit > 0
                ? fill(texts.upTo, formatMoney(cents(one.limit), language))
                : texts.alwaysSecond}
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
            onDone(outcome);
          }}
        />
      )}
    </section>
  );
}
