import { fill } from '../../../../domain/base/fill.ts';
import { formatCount, formatLimit } from '../../../../domain/base/format.ts';
import type { LocalDate } from '../../../../domain/base/local-date.ts';
import {
  type Fact,
  type FactValues,
  isMethod,
  LIMIT_NAMES,
  type LimitName,
  SUM_LIMITS,
} from '../../../../domain/scheme/fact-topics.ts';
import { logoPath } from '../../../../domain/scheme/logo.ts';
import { loggedOf } from '../../../../domain/scheme/site-facts.ts';
import { usePage } from '../../../platform/page-context.tsx';
import css from '../planned/planned.module.css';
import { useFormats } from '../use-formats.ts';
import type { FactPageTexts } from './fact-texts.ts';

type Props = { texts: FactPageTexts; fact: Fact & { until: LocalDate | null } };

/** Value of a fact in words. */
export function FactSummary({ texts, fact }: Props) {
  const { formatDate } = useFormats();
  const { language } = usePage();
  const { phrases, labels } = texts.actions.kinds.planFact;
  const { value, until } = fact;
  const last = until && <li className="quiet">{fill(texts.facts.until, formatDate(until))}</li>;
  if ('companyUnits' in value) {
    const shown = (name: LimitName) =>
      SUM_LIMITS.includes(name)
        ? formatLimit(value[name], language)
        : formatCount(value[name], language);
    return (
      <ul className={css.differences}>
        {LIMIT_NAMES.map((name) => (
          <li key={name}>
            {labels[name]} <span className={css.figures}>{shown(name)}</span>
          </li>
        ))}
        {last}
      </ul>
    );
  }
  if ('languages' in value) {
    const names = texts.actions.kinds.planFact.form.languageNames;
    return (
      <ul className={css.differences}>
        {value.languages.map((each) => (
          <li key={each}>{names[each]}</li>
        ))}
      </ul>
    );
  }
  if ('colours' in value) {
    const shown = value.colours ? [value.colours.night, value.colours.light] : [phrases.shipped];
    return (
      <ul className={css.differences}>
        {shown.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {last}
      </ul>
    );
  }
  if ('logo' in value) {
    return (
      <ul className={css.differences}>
        <li>
          {value.logo ? (
            <img
              src={logoPath(value.logo.id, '64')}
              alt={fill(phrases.ownLogo, value.logo.width, value.logo.height)}
              width={64}
              height={64}
            />
          ) : (
            phrases.shippedLogo
          )}
        </li>
        {last}
      </ul>
    );
  }
  const site = siteSummary(fact, texts);
  if (site) {
    return (
      <ul className={css.differences}>
        {site.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {last}
      </ul>
    );
  }
  const [state, words] = stated(value as Stated, isMethod(fact.topic));
  return (
    <ul className={css.differences}>
      <li>
        <strong>{phrases[state]}</strong>
      </li>
      {words && <li className="quiet">{words[language]}</li>}
      {last}
    </ul>
  );
}

function siteSummary({ value }: Fact, texts: FactPageTexts): string[] | null {
  const { form, phrases } = texts.actions.kinds.planFact;
  if ('search' in value)
    return value.search ? Object.values(value.search.title) : [phrases.ownWords];
  if ('giftsStay' in value) return [value.giftsStay ? phrases.giftsStay : phrases.giftsEnd];
  if ('logging' in value) return [form.loggedLevels[loggedOf(value.logging)]];
  if (!('tracking' in value)) return null;
  const { kind, id, url } = value.tracking ?? { kind: 'settings' as const, id: '', url: '' };
  return [form.measurers[kind], id, url].filter((each) => each !== '');
}

type Stated = FactValues['banner'] | FactValues['card'] | FactValues['selling'];

function stated(value: Stated, isOffer: boolean) {
  if ('isOffered' in value) {
    return [value.isOffered ? 'offered' : 'notOffered', isOffer ? value.notice : null] as const;
  }
  if ('isOpen' in value) return [value.isOpen ? 'open' : 'paused', null] as const;
  return [value.banner?.kind ?? 'noBanner', value.banner?.words ?? null] as const;
}
