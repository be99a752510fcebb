import { fill } from '../../../../../domain/base/fill.ts';
import { formatLimit } from '../../../../../domain/base/format.ts';
import { LANGUAGES } from '../../../../../domain/base/language.ts';
import type { LocalDate } from '../../../../../domain/base/local-date.ts';
import { WORDS_LENGTH } from '../../../../../domain/scheme/fact-plan.ts';
import {
  type DatedFact,
  type FactTopic,
  isMethod,
  isSwitch,
  LIMIT_NAMES,
  SUM_LIMITS,
} from '../../../../../domain/scheme/fact-topics.ts';
import {
  factOn,
  NOTICE_AFTER_DAYS,
  NOTICE_BEFORE_DAYS,
} from '../../../../../domain/scheme/scheme-facts.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { ColourFields } from './colour-fields.tsx';
import { type FactDraft, isHalfWritten, limitIn, plainLimit, withLanguage } from './fact-draft.ts';
import { LogoFields } from './logo-fields.tsx';
import { isSiteTopic, SiteFactFields } from './site-fact-fields.tsx';

type Props = {
  texts: FieldsProps<'planFact'>['texts'];
  topic: FactTopic;
  draft: FactDraft;
  onChange: (changed: Partial<FactDraft>) => void;
  /** Without the plan that is replaced. */
  facts: readonly DatedFact[];
  day: LocalDate;
};

/** Fields of each topic. */
export function FactFields(props: Props) {
  const { texts, topic, draft, onChange } = props;
  if (topic === 'limits') return <LimitFields {...props} />;
  if (topic === 'languages') return <LanguageFields {...props} />;
  if (topic === 'colours') return <ColourFields {...props} />;
  if (topic === 'logo') return <LogoFields {...props} />;
  if (isSiteTopic(topic)) return <SiteFactFields {...props} />;
  if (topic === 'banner') return <BannerFields {...props} />;
  if (topic === 'takenGifts') return <TakenGiftFields {...props} />;
  const names = isSwitch(topic) ? [texts.open, texts.paused] : [texts.offered, texts.notOffered];
  return (
    <>
      <RadioGroup
        id="fact-state"
        legend={texts.state}
        options={[
          { value: 'on', label: names[0] ?? '' },
          { value: 'off', label: names[1] ?? '' },
        ]}
        value={draft.isOn ? 'on' : 'off'}
        onChange={(value) => onChange({ isOn: value === 'on' })}
        required
      />
      {isMethod(topic) && (
        <>
          <p>
            {texts.notice}
            {'. '}
            <span className="quiet">
              {fill(texts.noticeHint, NOTICE_BEFORE_DAYS, NOTICE_AFTER_DAYS)}
            </span>
          </p>
          <WordFields {...props} />
        </>
      )}
    </>
  );
}

function TakenGiftFields({ texts, draft, onChange }: Props) {
  return (
    <>
      <RadioGroup
        id="fact-state"
        legend={texts.takenGifts}
        options={[
          { value: 'on', label: texts.giftsStay },
          { value: 'off', label: texts.giftsEnd },
        ]}
        value={draft.isOn ? 'on' : 'off'}
        onChange={(value) => onChange({ isOn: value === 'on' })}
        required
      />
      <p className="quiet">{texts.takenGiftsHint}</p>
    </>
  );
}

function BannerFields(props: Props) {
  const { texts, draft, onChange } = props;
  return (
    <>
      <RadioGroup
        id="fact-kind"
        legend={texts.kind}
        options={[
          { value: 'news', label: texts.news },
          { value: 'fault', label: texts.fault },
          { value: 'none', label: texts.noBanner },
        ]}
        value={draft.banner}
        onChange={(banner) => onChange({ banner })}
        required
      />
      {draft.banner !== 'none' && (
        <>
          <WordFields {...props} />
          <Checkbox
            id="fact-closable"
            label={texts.closable}
            checked={draft.isClosable}
            onChange={(isClosable) => onChange({ isClosable })}
          />
        </>
      )}
    </>
  );
}

const LABELS = { fi: 'wordsFi', sv: 'wordsSv', en: 'wordsEn' } as const;

function WordFields({ texts, topic, draft, onChange, facts, day }: Props) {
  const spoken = factOn(facts, 'languages', day).languages;
  const isHalf = isHalfWritten(draft, spoken);
  return spoken.map((language) => (
    <TextField
      key={language}
      autoComplete="off"
      id={`fact-words-${language}`}
      label={texts[LABELS[language]]}
      error={isHalf && draft.words[language].trim() === '' ? texts.allLanguages : null}
      maxLength={WORDS_LENGTH}
      value={draft.words[language]}
      onChange={(words) => onChange({ words: { ...draft.words, [language]: words } })}
      required={topic === 'banner'}
    />
  ));
}

/** Languages of the scheme, and which is first when Finnish is not among them. */
function LanguageFields({ texts, draft, onChange }: Props) {
  const { languages } = draft;
  return (
    <fieldset className={css.ticks}>
      <legend>{texts.languages}</legend>
      <p className="quiet">{texts.languagesHint}</p>
      {LANGUAGES.map((language) => (
        <Checkbox
          key={language}
          id={`fact-language-${language}`}
          label={texts.languageNames[language]}
          checked={languages.includes(language)}
          onChange={(isIn) => onChange({ languages: withLanguage(languages, language, isIn) })}
        />
      ))}
      {languages.length > 1 && languages[0] !== 'fi' && (
        <RadioGroup
          id="fact-first-language"
          legend={texts.firstLanguage}
          options={languages
            .toSorted()
            .map((value) => ({ value, label: texts.languageNames[value] }))}
          value={languages[0] ?? 'sv'}
          onChange={(first) =>
            onChange({ languages: [first, ...languages.filter((each) => each !== first)] })
          }
          required
        />
      )}
    </fieldset>
  );
}

function LimitFields({ texts, draft, onChange, facts, day }: Props) {
  const { language } = usePage();
  const { formatCount } = useFormats();
  const held = factOn(facts, 'limits', day);
  return (
    <div className={css.pair}>
      {LIMIT_NAMES.map((name) => {
        const isSum = SUM_LIMITS.includes(name);
        const value = draft.limits[name] ?? plainLimit(name, held[name], language);
        const shown = isSum ? formatLimit(held[name], language) : formatCount(held[name]);
        return (
          <TextField
            key={name}
            autoComplete="off"
            id={`fact-${name}`}
            label={texts[name]}
            hint={fill(texts.now, shown)}
            error={
              limitIn(name, value) === null
                ? fill(texts.bad, plainLimit(name, held[name], language))
                : null
            }
            inputMode={isSum ? 'decimal' : 'numeric'}
            maxLength={10}
            {...(isSum && { suffix: '€' })}
            value={value}
            onChange={(typed) => onChange({ limits: { ...draft.limits, [name]: typed } })}
            required
          />
        );
      })}
    </div>
  );
}
