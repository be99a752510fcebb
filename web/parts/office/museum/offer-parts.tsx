import { cents } from '../../../../domain/base/cents.ts';
import { formatMoney } from '../../../../domain/base/format.ts';
import { addDays, localDate } from '../../../../domain/base/local-date.ts';
import {
  type MuseumFacts,
  WAY_KINDS,
  type WayKind,
} from '../../../../domain/museum/museum-facts.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFormats } from '../use-formats.ts';
import type { DraftProps } from './draft-props.ts';
import { Days } from './hours-part.tsx';
import css from './museum-editor.module.css';
import { RowList } from './row-list.tsx';
import { AmountField } from './typed-fields.tsx';
import { WordsFields } from './words-fields.tsx';

const NONE = { fi: '', sv: '', en: '' };

export function ExhibitionsPart({ texts, draft, change, today }: DraftProps) {
  return (
    <RowList
      texts={texts}
      rows={draft.exhibitions}
      onChange={(exhibitions) => change({ exhibitions })}
      name={texts.exhibition}
      add={texts.addExhibition}
      newRow={() => ({
        id: crypto.randomUUID() as string,
        name: NONE,
        text: NONE,
        beginsOn: today,
        endsOn: null,
      })}
      most={200}
      draw={(row, set, index) => (
        <>
          <WordsFields
            id={`exhibitions-${index}-name`}
            label={texts.words.parts.name}
            texts={texts}
            most={200}
            value={row.name}
            onChange={(name) => set({ ...row, name })}
          />
          <Days
            id={`exhibitions-${index}`}
            texts={texts}
            value={row}
            onChange={(days) => set({ ...row, ...days })}
          />
          <WordsFields
            id={`exhibitions-${index}-text`}
            label={texts.showText}
            texts={texts}
            most={600}
            isLong
            value={row.text}
            onChange={(text) => set({ ...row, text })}
          />
        </>
      )}
    />
  );
}

/** Prices in force are read-only; a row being typed stays open, whatever its day is meanwhile. */
export function PricesPart({ texts, facts, draft, change, today }: DraftProps) {
  const { formatDate } = useFormats();
  const { language } = usePage();
  const errorAt = useErrorAt();
  const isFixed = ({ validFrom, amount }: MuseumFacts['prices'][number]) =>
    validFrom < today &&
    facts.prices.some((held) => held.validFrom === validFrom && held.amount === amount);
  const hasBegun = draft.prices.some(({ validFrom }) => validFrom !== '' && validFrom <= today);
  return (
    <RowList
      texts={texts}
      id="prices"
      rows={draft.prices}
      onChange={(prices) => change({ prices })}
      name={texts.price}
      add={texts.addPrice}
      newRow={() => ({ validFrom: hasBegun ? addDays(today, 1) : today, amount: Number.NaN })}
      most={60}
      isFixed={isFixed}
      draw={(row, set, index) =>
        isFixed(row) ? (
          <p>
            {texts.words.onwards.replace('{0}', formatDate(localDate(row.validFrom)))}:{' '}
            {formatMoney(cents(row.amount), language)}
          </p>
        ) : (
          <div className="columns">
            <TextField
              autoComplete="off"
              id={`prices-${index}-validFrom`}
              error={errorAt(`prices-${index}-validFrom`)}
              type="date"
              label={texts.beginsOn}
              value={row.validFrom}
              onChange={(validFrom) => set({ ...row, validFrom })}
              required
            />
            <AmountField
              id={`prices-${index}-amount`}
              label={texts.words.parts.prices}
              texts={texts}
              value={row.amount}
              onChange={(amount) => set({ ...row, amount })}
            />
          </div>
        )
      }
    />
  );
}

export function ChargesPart({ texts, draft, change }: DraftProps) {
  return (
    <RowList
      texts={texts}
      rows={draft.charges}
      onChange={(charges) => change({ charges })}
      name={texts.charge}
      add={texts.addCharge}
      newRow={() => ({ name: NONE, amount: Number.NaN })}
      most={20}
      draw={(row, set, index) => (
        <>
          <WordsFields
            id={`charges-${index}-name`}
            label={texts.chargeFor}
            texts={texts}
            most={120}
            value={row.name}
            onChange={(name) => set({ ...row, name })}
          />
          <div className={css.short}>
            <AmountField
              id={`charges-${index}-amount`}
              label={texts.amount}
              texts={texts}
              value={row.amount}
              onChange={(amount) => set({ ...row, amount: amount > 0 ? amount : Number.NaN })}
            />
          </div>
        </>
      )}
    />
  );
}

export function WaysPart({ texts, draft, change }: DraftProps) {
  const errorAt = useErrorAt();
  const left = WAY_KINDS.filter((kind) => draft.ways.every((way) => way.kind !== kind));
  return (
    <RowList
      texts={texts}
      rows={draft.ways}
      onChange={(ways) => change({ ways })}
      name={texts.way}
      add={texts.addWay}
      newRow={() => ({ kind: left[0] ?? 'walk', text: NONE })}
      most={WAY_KINDS.length}
      draw={(row, set, index) => (
        <>
          <SelectField
            autoComplete="off"
            id={`ways-${index}-kind`}
            error={errorAt(`ways-${index}-kind`)}
            label={texts.wayKind}
            value={row.kind}
            options={WAY_KINDS.map((kind) => ({ value: kind, label: texts.words.ways[kind] }))}
            onChange={(kind) => set({ ...row, kind: kind as WayKind })}
          />
          <WordsFields
            id={`ways-${index}-text`}
            label={texts.wayText}
            texts={texts}
            most={400}
            isLong
            value={row.text}
            onChange={(text) => set({ ...row, text })}
          />
        </>
      )}
    />
  );
}
