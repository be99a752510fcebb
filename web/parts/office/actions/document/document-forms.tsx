import { useLayoutEffect, useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { LANGUAGES } from '../../../../../domain/base/language.ts';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { EFFECTS, type Effect, inLanguages } from '../../../../../domain/document/document.ts';
import { firstDayOf } from '../../../../../domain/document/publishing.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { ActionForm, FormProps } from '../action-form.ts';

const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '');

/** First day, and whether people are told of it or must accept it again; the text was written on the page. */
function PublishForm({ texts, subject, onInput }: FormProps<'publishDocument'>) {
  const { formatDate } = useFormats();
  const { document, today, edition, replaces } = subject;
  const [effect, setEffect] = useState<Effect>('quiet');
  const first = firstDayOf(document, effect, today);
  const [from, setFrom] = useState<string>(replaces ?? first);
  const [summary, setSummary] = useState(() => inLanguages(() => ''));

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => {
    const lines = inLanguages((language) => linesOf(summary[language]));
    const input = { document, edition, from, replaces, effect, summary: lines };
    onInput(isLocalDate(from) ? input : null);
  }, [effect, from, summary]);

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
          setEffect(value);
          const earliest = firstDayOf(document, value, today);
          if (from < earliest) setFrom(earliest);
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
        onChange={setFrom}
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
              onChange={(typed) => setSummary({ ...summary, [language]: typed })}
              required
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

function CancelForm({ subject, onInput }: FormProps<'cancelDocument'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the dialog opens
  useLayoutEffect(() => onInput(subject), []);
  return null;
}

export const publishDocumentForm: ActionForm<'publishDocument'> = { Form: PublishForm };
export const cancelDocumentForm: ActionForm<'cancelDocument'> = { Form: CancelForm };
