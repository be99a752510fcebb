import { fromEuros } from '../../../../domain/base/cents.ts';
import { fill } from '../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-approvals.ts';
import type { Approval } from './approval-data.ts';

type Props = { approval: Approval; texts: typeof fi };

/** The request: what, by whom and why, with links to details. */
export function RequestFacts({ approval, texts }: Props) {
  const { formatDateTime } = useFormats();
  const { pathTo, language } = usePage();
  const { id, kind, orderNumber, amount, askedBy, askedAt, expiresAt, state } = approval;
  const { paymentId, personId, reason } = approval;
  return (
    <>
      <h3 id={`asked-${id}`}>
        {[texts.actions.kinds[kind].name, orderNumber, formatMoney(fromEuros(amount), language)]
          .filter(Boolean)
          .join(', ')}
      </h3>
      <p className="quiet">
        {fill(texts.asked, askedBy ?? texts.actions.gone, formatDateTime(askedAt))}
        {state === 'asked' && ` · ${fill(texts.expires, formatDateTime(expiresAt))}`}
      </p>
      <p>”{reason}”</p>
      <p className="ways">
        {paymentId && <a href={pathTo('Office_Payment', { id: paymentId })}>{texts.openPayment}</a>}
        {personId && <a href={pathTo('Office_Person', { id: personId })}>{texts.openPerson}</a>}
      </p>
    </>
  );
}
