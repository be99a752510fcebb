import { fill } from '../../../../domain/base/fill.ts';
import { PROVIDER_NAMES } from '../../../../domain/payment/provider.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import type { texts as fi } from '../../../texts/fi/office-refunds.ts';
import { ComparisonForm, type FormProps } from './comparison-form.tsx';
import type { Refunds } from './refund-data.ts';
import { useMaySettle } from './use-may-settle.ts';

type Props = FormProps & { compared: Refunds['compared'] };

/** Last comparison of each provider, and a form for staff who may settle. */
export function VoucherComparison({ compared, ...form }: Props) {
  const { vouchers } = form.texts;
  const maySettle = useMaySettle();
  return (
    <section className="mt-10" aria-labelledby="vouchers">
      <h2 id="vouchers">{vouchers.heading}</h2>
      {maySettle && <p className="mt-4">{vouchers.lead}</p>}
      <LastCompared compared={compared} texts={vouchers} />
      {maySettle && <ComparisonForm {...form} />}
    </section>
  );
}

type LastProps = { compared: Refunds['compared']; texts: (typeof fi)['vouchers'] };

function LastCompared({ compared, texts }: LastProps) {
  const { formatDateTime } = useFormats();
  return (
    <ul className="mt-4">
      {compared.map(({ channel, at }) => (
        <li key={channel} className="quiet">
          {at === null
            ? fill(texts.never, PROVIDER_NAMES[channel])
            : fill(texts.last, PROVIDER_NAMES[channel], formatDateTime(at))}
        </li>
      ))}
    </ul>
  );
}
