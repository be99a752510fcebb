import { useState } from 'react';
import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { groupInFours } from '../../../../domain/base/format.ts';
import { helsinkiDay, type LocalDate } from '../../../../domain/base/local-date.ts';
import { typedDecimals } from '../../../parts/office/actions/typed-amount.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import { CopiedField } from './copied-field.tsx';
import { PaidForm } from './paid-form.tsx';
import type { Refund, Refunds, RefundTexts } from './refund-data.ts';
import { useMaySettle } from './use-may-settle.ts';
import css from './waiting-refunds.module.css';

type Props = {
  refund: Refund;
  texts: RefundTexts;
  today: LocalDate;
  onChanged: (refunds?: Refunds) => void;
};

/** Two steps of a manual refund: transfer the money, then record its reference. */
export function RefundWork(props: Props) {
  const { refund, texts } = props;
  const { work } = texts;
  const maySettle = useMaySettle();
  const { formatDateTime } = useFormats();
  const { pathTo } = usePage();
  const { state, way, site, reason, flaggedAt, personId } = refund;
  const isByHand = state === 'byHand';
  const first = !isByHand ? work.check : way === 'site' ? fill(work.site, site) : work.bank;
  return (
    <div className={`placard columns-wide ${css.work}`}>
      <div>
        <h3>{first}</h3>
        <p className="quiet">
          {texts.reason[reason]}, {formatDateTime(flaggedAt)}
        </p>
        {personId && <a href={pathTo('Office_Person', { id: personId })}>{work.person}</a>}
        {!isByHand && <Why refund={refund} texts={texts} />}
        <WhatToWrite {...props} />
      </div>
      {maySettle && state !== 'flagged' && (
        <div>
          <h3>{work.mark}</h3>
          <PaidForm {...props} />
        </div>
      )}
    </div>
  );
}

function Why({ refund: { state }, texts }: Pick<Props, 'refund' | 'texts'>) {
  if (state !== 'flagged' && state !== 'sent' && state !== 'pending') return null;
  return (
    <p>
      {state === 'pending' && `${texts.ways.mail.staff} `}
      {texts.why[state]}
    </p>
  );
}

/** Values copied by one click: into the bank, or the provider's portal. */
function WhatToWrite(props: Props) {
  const { refund, texts } = props;
  const { work } = texts;
  const { state, way, orderNumber, transactionId, account, amount } = refund;
  const isToAccount = state === 'byHand' && way === 'account';
  const fields = [
    ...(account
      ? [
          [work.holder, account.holder],
          [work.iban, account.iban],
        ]
      : []),
    // In the format of a bank's field.
    [work.sum, typedDecimals(fromEuros(amount), 'fi')],
    ...(isToAccount ? [[work.message, fill(work.messageText, orderNumber)]] : []),
    ...(isToAccount ? [] : [[work.orderNumber, orderNumber]]),
    ...(!isToAccount && transactionId ? [[work.transaction, transactionId]] : []),
  ] as [string, string][];
  return (
    <>
      <dl className={css.fields}>
        {fields.map(([name, value]) => (
          <CopiedField
            key={name}
            {...{ name, value, texts }}
            shown={name === work.iban ? groupInFours(value) : value}
          />
        ))}
      </dl>
      {isToAccount && <Account key={refund.accountAt} {...props} />}
    </>
  );
}

/** The account number, when the payer has given it; otherwise a form for it. */
function Account(props: Props) {
  const { refund, texts } = props;
  const { work } = texts;
  const { formatDate } = useFormats();
  const [isChanging, setIsChanging] = useState(false);
  const { accountAt, account } = refund;
  if (accountAt === null || isChanging) {
    return (
      <>
        {accountAt === null && <p className="quiet">{work.notGiven}</p>}
        <AccountForm {...props} />
      </>
    );
  }
  return (
    <>
      <p className="quiet">
        {account ? fill(work.kept, formatDate(helsinkiDay(accountAt))) : work.hidden}
      </p>
      <Button look="text" onClick={() => setIsChanging(true)}>
        {work.change}
      </Button>
    </>
  );
}
