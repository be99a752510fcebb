import { fill } from '../../../../../domain/base/fill.ts';
import { LANGUAGES, type Language } from '../../../../../domain/base/language.ts';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { EFFECTS, type Effect, inLanguages } from '../../../../../domain/document/document.ts';
import { firstDayOf } from '../../../../../domain/document/publishing.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { ActionForm, FieldsProps } from '../action-form.ts';

const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '');

type Typed = { effect: Effect; from: string; summary: Record<Language, string> };

/** First day, and whether people are told of it or must accept it again; the text was written on the page. */
function PublishFields(props: FieldsProps<'publishDocument', Typed>) {
  const { texts, subject, typed, onChange } = props;
  const { formatDate } = useFormats();
  const { document, today } = subject;
  const { effect, from, summary } = typed;
  const first = firstDayOf(document, effect, today);
  return (
    <>
      <RadioGroup
        id="document-effect"
        legend={texts.effect}
        options={EFFECTS.filter((each) => document === 'terms' || each !== 'told').map((value) => ({
          value,
          label: texts[value],
        }))}
        value={effect}
        onChange={(value) => {
          const earliest = firstDayOf(document, value, today);
          onChange({ effect: value, from: from < earliest ? earliest : from });
        }}
      />
      <TextField
        id="document-from"
        label={texts.from}
        hint={fill(texts.fromHint, formatDate(first))}
        type="date"
        min={first}
        max={addDays(today, PLAN_DAYS)}
        value={from}
        onChange={(day) => onChange({ from: day })}
        autoComplete="off"
        required
      />
      {effect !== 'quiet' && (
        <fieldset>
          <legend>{texts.summary}</legend>
          <p className="quiet">{texts.summaryHint}</p>
          {LANGUAGES.map((language) => (
            <TextArea
              key={language}
              id={`document-summary-${language}`}
              label={texts[language]}
              value={summary[language]}
              onChange={(lines) => onChange({ summary: { ...summary, [language]: lines } })}
              required
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

export const publishDocumentForm: ActionForm<'publishDocument', Typed> = {
  Fields: PublishFields,
  begin: ({ document, today, replaces }) => ({
    effect: 'quiet',
    from: replaces ?? firstDayOf(document, 'quiet', today),
    summary: inLanguages(() => ''),
  }),
  inputOf({ effect, from, summary }, { document, edition, replaces }) {
    const lines = inLanguages((language) => linesOf(summary[language]));
    const input = { document, edition, from, replaces, effect, summary: lines };
    return isLocalDate(from) ? input : null;
  },
};
