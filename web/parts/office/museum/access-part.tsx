import { ACCESS_FACTS, type AccessFact, MEASURED } from '../../../../domain/museum/museum-facts.ts';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { DraftProps } from './draft-props.ts';
import css from './museum-editor.module.css';

/** Measured accessibility facts, also negative ones; unchecked ones stay unknown. */
export function AccessPart({ texts, draft: { access }, change, today }: DraftProps) {
  const { facts } = access;
  const errorAt = useErrorAt();
  function set(fact: AccessFact, next: { works: boolean; measure: number | null } | null) {
    const others = facts.filter((one) => one.fact !== fact);
    change({ access: { ...access, facts: next ? [...others, { fact, ...next }] : others } });
  }

  return (
    <>
      <div className={css.short}>
        <TextField
          autoComplete="off"
          id="access-checkedOn"
          error={errorAt('access-checkedOn')}
          type="date"
          label={texts.checkedOn}
          max={today}
          value={access.checkedOn ?? ''}
          onChange={(day) => change({ access: { ...access, checkedOn: day || null } })}
        />
      </div>
      {ACCESS_FACTS.map((fact) => {
        const found = facts.find((one) => one.fact === fact);
        const measure = found?.measure ?? null;
        return (
          <div key={fact} className="columns">
            <SelectField
              autoComplete="off"
              id={`access-${fact}`}
              label={texts.words.access[fact]}
              value={found ? String(found.works) : ''}
              options={[
                { value: '', label: texts.unknown },
                { value: 'true', label: texts.yes },
                { value: 'false', label: texts.no },
              ]}
              onChange={(works) =>
                set(fact, works === '' ? null : { works: works === 'true', measure })
              }
            />
            {found && MEASURED.includes(fact) && (
              <TextField
                autoComplete="off"
                id={`access-${fact}-measure`}
                label={fact === 'doorWidth' ? texts.centimetres : texts.metres}
                inputMode="numeric"
                maxLength={4}
                value={measure === null ? '' : String(measure)}
                onChange={(typed) => {
                  const digits = typed.replaceAll(/\D/g, '');
                  const next = digits === '' ? null : Math.min(5_000, Number(digits));
                  set(fact, { works: found.works, measure: next });
                }}
              />
            )}
          </div>
        );
      })}
    </>
  );
}
