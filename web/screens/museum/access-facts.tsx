import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { ACCESS_FACTS } from '../../../domain/museum/museum-facts.ts';
import {
  BOOK,
  CAUTION,
  DOG,
  DOOR,
  EAR,
  LIFT,
  NOT_KNOWN,
  PARKING,
  QUIET,
  SEAT,
  STEP_FREE,
  TOILET,
} from '../../parts/museum/icon-paths.ts';
import type { MuseumData, MuseumTexts } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import css from './museum.module.css';

type Fact = (typeof ACCESS_FACTS)[number];
const ICONS: Record<Fact, string> = {
  stepFree: DOOR,
  doorWidth: DOOR,
  lift: LIFT,
  toilet: TOILET,
  parking: PARKING,
  seats: SEAT,
  wheelchairLoan: STEP_FREE,
  hearingLoop: EAR,
  assistanceDog: DOG,
  plainLanguage: BOOK,
  quietTime: QUIET,
};

type Props = { details: MuseumData['details']; texts: MuseumTexts };

/** Every accessibility fact, also negative and unknown ones. */
export function AccessFacts({ details, texts }: Props) {
  const { language } = usePage();
  const known = new Map(details.access.map((each) => [each.fact, each]));
  return (
    <section className={css.section} aria-labelledby="access">
      <h2 id="access">{texts.access}</h2>
      <ul className={css.access}>
        {ACCESS_FACTS.map((fact) => (
          <AccessFact key={fact} fact={fact} told={known.get(fact)} texts={texts} />
        ))}
      </ul>
      {details.accessCheckedOn && (
        <p className="small quiet">
          {fill(texts.checked, formatDate(details.accessCheckedOn, language))}
        </p>
      )}
    </section>
  );
}

type FactProps = {
  fact: Fact;
  told: Props['details']['access'][number] | undefined;
  texts: MuseumTexts;
};

function AccessFact({ fact, told, texts }: FactProps) {
  const [name, good, bad] = texts.accessFacts[fact];
  const sentence = told?.works ? good : bad;
  const isBad = told && !told.works;
  return (
    <li>
      <LineIcon
        path={isBad ? CAUTION : told ? ICONS[fact] : NOT_KNOWN}
        className={isBad ? css.bad : undefined}
      />
      <span>
        <b>{name}</b>
        {told ? measured(sentence, told.measure, texts) : texts.notKnown}
      </span>
    </li>
  );
}

/** A fact without a measurement says only yes. */
function measured(sentence: string | undefined, measure: number | null, texts: MuseumTexts) {
  if (!sentence) return null;
  if (measure === null && sentence.includes('{0}')) return texts.yes;
  return fill(sentence, measure ?? '');
}
