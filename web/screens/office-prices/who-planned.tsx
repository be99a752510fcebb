import { formatDateTime } from '../../../domain/base/format.ts';
import type { texts as fi } from '../../texts/fi/office-prices.ts';
import type { ListedChange } from './price-data.ts';

type Props = { texts: typeof fi; planned: ListedChange['planned'] };

export function WhoPlanned({ texts, planned }: Props) {
  if (!planned) return <span className="quiet">{texts.scheme}</span>;
  const { by, at, reason } = planned;
  return (
    <>
      {by ?? texts.gone}, {formatDateTime(at)}
      {reason && <p className="quiet">”{reason}”</p>}
    </>
  );
}
