import type { HoursToday } from '../../../domain/museum/hours/hours-state.ts';
import { usePage } from '../../platform/page-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './hours-line.module.css';
import { hoursSentence, type TileTexts } from './hours-sentence.ts';

type Props = {
  hours: HoursToday;
  clock: string | null;
  place: 'card' | 'page';
  texts: TileTexts['hours'];
};

export function HoursLine(props: Props) {
  const { language } = usePage();
  const { sign, sentence } = hoursSentence({ ...props, language });
  return <span className={classNames(css.line, css[sign])}>{sentence}</span>;
}
