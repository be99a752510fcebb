import { type ReactNode, useRef, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { FieldError } from '../../../ui/field-frame.tsx';
import css from './museum-editor.module.css';

type Props<Row> = {
  /** Link target for errors of the whole list. */
  id?: string;
  texts: typeof fi;
  rows: Row[];
  onChange: (rows: Row[]) => void;
  /** Name of a row: “Kausi 2”. */
  name: string;
  add: string;
  newRow: () => Row;
  most: number;
  /** Rows in force or in the past cannot be removed. */
  isFixed?: (row: Row) => boolean;
  draw: (row: Row, change: (row: Row) => void, index: number) => ReactNode;
};

/** List of rows with add, edit and remove; the focus stays in the list. */
export function RowList<Row>(props: Props<Row>) {
  const { texts, rows, onChange, name, add, newRow, most, isFixed } = props;
  const error = useErrorAt()(props.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  // Stable keys: removing a row keeps the input of the others.
  const [keys, setKeys] = useState(() => rows.map((_, index) => index));

  return (
    <div ref={list} id={props.id} className={css.rows} tabIndex={-1}>
      {rows.map((row, index) => {
        const title = fill(name, index + 1);
        return (
          <fieldset key={keys[index]} className={css.row}>
            <legend>{title}</legend>
            {props.draw(
              row,
              (next) => onChange(rows.map((one, at) => (at === index ? next : one))),
              index,
            )}
            {!isFixed?.(row) && (
              <Button
                look="text"
                onClick={() => {
                  onChange(rows.filter((_, at) => at !== index));
                  setKeys(keys.filter((_, at) => at !== index));
                  list.current?.focus();
                }}
              >
                {fill(texts.remove, title)}
              </Button>
            )}
          </fieldset>
        );
      })}
      {error && <FieldError id={`${props.id}-error`} text={error} />}
      {rows.length < most && (
        <Button
          look="secondary"
          onClick={() => {
            onChange([...rows, newRow()]);
            setKeys([...keys, Math.max(-1, ...keys) + 1]);
          }}
        >
          {add}
        </Button>
      )}
    </div>
  );
}
