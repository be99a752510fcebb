import { fill } from '../../../../domain/base/fill.ts';
import { daysBetween, helsinkiDay } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-plastic.ts';
import type { PlasticCards } from './plastic-data.ts';
import { PlasticTable } from './plastic-table.tsx';

type Props = { late: PlasticCards['late']; texts: typeof fi };

/** Plastic cards overdue for posting, with their age; hidden when none. */
export function LatePlastic({ late, texts }: Props) {
  const { formatDate } = useFormats();
  const { today } = usePage();
  if (late.length === 0) return null;
  const columns = [
    {
      name: texts.ordered,
      cell: ({ orderedAt }: (typeof late)[number]) => formatDate(helsinkiDay(orderedAt)),
    },
    {
      name: texts.late.age,
      cell: ({ orderedAt }: (typeof late)[number]) =>
        fill(texts.late.days, daysBetween(helsinkiDay(orderedAt), today)),
    },
    {
      name: texts.state,
      cell: ({ isAtPrinter }: (typeof late)[number]) =>
        isAtPrinter ? texts.late.atPrinter : texts.late.waits,
    },
  ];
  return (
    <section className="section" aria-labelledby="late">
      <h2 id="late">{texts.late.heading}</h2>
      <p className="quiet">{texts.late.lead}</p>
      <PlasticTable cards={late} texts={texts} columns={columns} />
    </section>
  );
}
