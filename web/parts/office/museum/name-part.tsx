import type { MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftProps } from './draft-props.ts';
import css from './museum-editor.module.css';
import { NumberField } from './typed-fields.tsx';
import { WordsFields } from './words-fields.tsx';

/** Name, place and introduction. */
export function NamePart({ texts, draft, change }: DraftProps) {
  const words = texts.words.parts;
  return (
    <>
      <WordsFields
        id="name"
        label={words.name}
        texts={texts}
        most={120}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <WordsFields
        id="town"
        label={words.town}
        texts={texts}
        most={60}
        value={draft.town}
        onChange={(town) => change({ town })}
      />
      <WordsFields
        id="description"
        label={words.description}
        hint={texts.descriptionHint}
        texts={texts}
        most={1_000}
        isLong
        value={draft.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}

const CONTACT = [
  ['website', 'website', 300],
  ['phone', 'phone', 40],
  ['emailAddress', 'email', 254],
] as const satisfies readonly [keyof MuseumFacts['contact'], string, number][];

/** Contact details and visitor information. */
export function ContactPart({ texts, draft, change }: DraftProps) {
  const { contact, visit } = draft;
  const { lastEntryMinutes } = visit;
  const errorAt = useErrorAt();
  return (
    <>
      {CONTACT.map(([field, name, most]) => (
        <TextField
          key={field}
          autoComplete="off"
          id={`contact-${field}`}
          label={texts[name]}
          maxLength={most}
          value={contact[field]}
          error={errorAt(`contact-${field}`)}
          onChange={(typed) => change({ contact: { ...contact, [field]: typed } })}
        />
      ))}
      <Checkbox
        id="for-children"
        label={texts.words.children}
        checked={visit.forChildren}
        onChange={(forChildren) => change({ visit: { ...visit, forChildren } })}
      />
      <Checkbox
        id="has-last-entry"
        label={texts.hasLastEntry}
        checked={lastEntryMinutes !== null}
        onChange={(has) => change({ visit: { ...visit, lastEntryMinutes: has ? 30 : null } })}
      />
      {lastEntryMinutes !== null && (
        <div className={css.short}>
          <NumberField
            id="visit-lastEntryMinutes"
            label={texts.lastEntry}
            texts={texts}
            value={lastEntryMinutes}
            onChange={(minutes) =>
              change({
                visit: {
                  ...visit,
                  lastEntryMinutes:
                    Number.isInteger(minutes) && minutes >= 5 && minutes <= 240
                      ? minutes
                      : Number.NaN,
                },
              })
            }
          />
        </div>
      )}
    </>
  );
}
