import {
  STORED_IN_BROWSER,
  type StoredName,
  type StoredTexts,
  type StoreKind,
} from '../../../domain/privacy/stored-in-browser.ts';
import css from './document-screen.module.css';

/** Entries of one kind of storage, from the table that the code takes its names from. */
export function StoredList({ kinds, texts }: { kinds: readonly StoreKind[]; texts: StoredTexts }) {
  const all = kinds.flatMap((kind) => Object.entries(STORED_IN_BROWSER[kind]));
  return (
    <ul className={css.stored}>
      {all.map(([name, { lasts, need }]) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{texts.purpose[name as StoredName]}</span>
          <small>
            {texts.lasts[lasts]} · {texts.need[need]}
          </small>
        </li>
      ))}
    </ul>
  );
}
