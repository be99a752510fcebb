import type { Right } from '../../../../domain/office/rights.ts';
import { usePage } from '../../../platform/page-context.tsx';

type Props = { words: { lead: string; todo: string }; right: Right };

/** What the list holds; instructions only for staff who may act. */
export function ListLead({ words: { lead, todo }, right }: Props) {
  const { person } = usePage();
  return <p>{person?.rights?.includes(right) ? `${lead} ${todo}` : lead}</p>;
}
