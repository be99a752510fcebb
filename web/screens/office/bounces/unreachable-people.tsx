import { fill } from '../../../../domain/base/fill.ts';
import { localDate } from '../../../../domain/base/local-date.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/office-bounces.ts';
import type { Bounces } from './bounce-data.ts';

type Props = { unreachable: Bounces['unreachable'][number]; texts: (typeof fi)['unreachable'] };

/** People without a working address, who must be informed in another way before the terms take effect. */
export function UnreachablePeople({ unreachable, texts }: Props) {
  const { formatDate } = useFormats();
  const { pathTo } = usePage();
  const { inForceOn, people, hasMore } = unreachable;
  return (
    <section>
      <h2>{texts.heading}</h2>
      <p>{fill(texts.lead, formatDate(localDate(inForceOn)))}</p>
      <ul>
        {people.map(({ id, name, emailAddress }) => (
          <li key={id}>
            <a href={pathTo('Office_Person', { id })}>{name || emailAddress}</a>
            {name && `, ${emailAddress}`}
          </li>
        ))}
      </ul>
      {hasMore && <p className="quiet">{texts.more}</p>}
    </section>
  );
}
