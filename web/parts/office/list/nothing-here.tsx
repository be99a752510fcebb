import css from './nothing-here.module.css';

/** Empty state of a list: loaded, and nothing to do. */
export function NothingHere({ text }: { text: string }) {
  return <p className={css.nothing}>{text}</p>;
}
