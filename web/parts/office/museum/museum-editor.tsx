import type { ComponentType, ReactNode } from 'react';
import type { MuseumPart } from '../../../../domain/museum/museum-facts.ts';
import { FieldErrorsProvider } from '../../../ui/field-errors.ts';
import { FaultSummary } from '../../form/fault-summary.tsx';
import { AccessPart } from './access-part.tsx';
import type { DraftProps } from './draft-props.ts';
import { ExceptionsPart, HoursPart } from './hours-part.tsx';
import { MembershipPart } from './membership-part.tsx';
import css from './museum-editor.module.css';
import { ContactPart, NamePart } from './name-part.tsx';
import { ChargesPart, ExhibitionsPart, PricesPart, WaysPart } from './offer-parts.tsx';
import { PicturesPart } from './pictures-part.tsx';
import { PlacePart } from './place-part.tsx';
import type { useMuseumFaults } from './use-museum-faults.ts';

type Group = {
  id: string;
  /** Shares the heading of its first part. */
  parts: [MuseumPart, ...MuseumPart[]];
  Part: ComponentType<DraftProps>;
};

const GROUPS: Group[] = [
  { id: 'names', parts: ['name', 'town', 'description'], Part: NamePart },
  { id: 'places', parts: ['address', 'place'], Part: PlacePart },
  { id: 'contacts', parts: ['contact', 'visit'], Part: ContactPart },
  { id: 'hours', parts: ['seasons'], Part: HoursPart },
  { id: 'exceptions', parts: ['exceptions'], Part: ExceptionsPart },
  { id: 'pictures', parts: ['pictures'], Part: PicturesPart },
  { id: 'prices', parts: ['prices'], Part: PricesPart },
  { id: 'charges', parts: ['charges'], Part: ChargesPart },
  { id: 'exhibitions', parts: ['exhibitions'], Part: ExhibitionsPart },
  { id: 'access', parts: ['access'], Part: AccessPart },
  { id: 'ways', parts: ['ways'], Part: WaysPart },
  { id: 'membership', parts: ['membership'], Part: MembershipPart },
];

type Props = DraftProps & {
  changed: MuseumPart[];
  faults: ReturnType<typeof useMuseumFaults>;
  first?: ReactNode;
};

/** All data of a museum in parts; each shows whether it is changed. */
export function MuseumEditor({ changed, faults, first, ...props }: Props) {
  const { texts } = props;
  const groups = GROUPS.map(({ id, parts, Part }, index) => (
    <details key={id} className={css.group} open={index === 0}>
      <summary>
        <h2>{sentenceOf(parts.map((part) => texts.words.parts[part]))}</h2>
        {parts.some((part) => changed.includes(part)) && (
          <span className={css.changed}>{texts.changed}</span>
        )}
      </summary>
      <div className={css.fields}>
        {index === 0 && first}
        <Part {...props} />
      </div>
    </details>
  ));
  return (
    <FieldErrorsProvider value={faults.errorAt}>
      {faults.listed.found.length > 0 && (
        <div className="mt-4 mb-4">
          <FaultSummary faults={faults.listed} isFixed={faults.isFixed} texts={texts.summary} />
        </div>
      )}
      {groups}
    </FieldErrorsProvider>
  );
}

/** Name, town, introduction: only the first is capitalised. */
function sentenceOf([first = '', ...others]: string[]): string {
  const small = others.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return [first, ...small].join(', ');
}
