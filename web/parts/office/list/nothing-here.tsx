import css from './nothing-here.module.css';

/** In place of a list that is empty: it was looked at, and there is nothing to do. */
export function NothingHere({ text }: { text: string }) {
  return <p className={css.nothing}>{text}</p>;
}
