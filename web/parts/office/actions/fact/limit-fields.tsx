import { fill } from '../../../../../domain/base/fill.ts';
import { formatCount, formatLimit } from '../../../../../domain/base/format.ts';
import type { Language } from '../../../../../domain/base/language.ts';
import { recordOf } from '../../../../../domain/base/record-of.ts';
import {
  LIMIT_NAMES,
  LIMITS,
  type LimitName,
  type Limits,
} from '../../../../../domain/scheme/topic/limits.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import planned from '../../planned/planned.module.css';
import css from '../forms.module.css';
import { hundredthsIn, typedHundredths } from '../typed-amount.ts';
import { type TopicFieldsProps, topicForm } from './topic-form.tsx';

/** As typed; the value of the day where nothing is. */
type Draft = Partial<Record<LimitName, string>>;

const isSum = (name: LimitName) => LIMITS[name].unit === 'sum';

export const limitForm = topicForm<'limits', Draft>('limits', {
  begin: ({ planned: limits, language }) =>
    limits ? recordOf(LIMIT_NAMES, (name) => plainLimit(name, limits[name], language)) : {},
  Fields: LimitFields,
  read: limitsIn,
  summary: ({ value, texts, language }) =>
    LIMIT_NAMES.map((name) => (
      <li key={name}>
        {texts.labels[name]}{' '}
        <span className={planned.figures}>{shownLimit(name, value[name], language)}</span>
      </li>
    )),
  seenOn: 'Company_Order',
});

const shownLimit = (name: LimitName, amount: number, language: Language) =>
  isSum(name) ? formatLimit(amount, language) : formatCount(amount, language);

/** As typed: “400” or “400,50”. */
function plainLimit(name: LimitName, amount: number, language: Language): string {
  return isSum(name) ? typedHundredths(amount, language) : String(amount);
}

/** Null: not a number. */
function limitIn(name: LimitName, typed: string): number | null {
  if (isSum(name)) return hundredthsIn(typed.replaceAll(/\s/g, ''));
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null;
}

function limitsIn(draft: Draft, { held }: { held: Limits }): Limits | null {
  const limits = { ...held };
  for (const name of LIMIT_NAMES) {
    const typed = draft[name];
    if (typed === undefined) continue;
    const amount = limitIn(name, typed);
    if (amount === null) return null;
    limits[name] = amount;
  }
  return limits;
}

function LimitFields({ texts, draft, onChange, held }: TopicFieldsProps<'limits', Draft>) {
  const { language } = usePage();
  return (
    <div className={css.pair}>
      {LIMIT_NAMES.map((name) => {
        const typed = plainLimit(name, held[name], language);
        const value = draft[name] ?? typed;
        return (
          <TextField
            key={name}
            autoComplete="off"
            id={`fact-${name}`}
            label={texts[name]}
            hint={fill(texts.now, shownLimit(name, held[name], language))}
            error={limitIn(name, value) === null ? fill(texts.bad, typed) : null}
            inputMode={isSum(name) ? 'decimal' : 'numeric'}
            maxLength={10}
            {...(isSum(name) && { suffix: '€' })}
            value={value}
            onChange={(changed) => onChange({ [name]: changed })}
            required
          />
        );
      })}
    </div>
  );
}
