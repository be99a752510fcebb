import css from './home.module.css';

const MOST = 46;

/** One strand per item. Repeats the text beside it, so it is hidden from assistive technology. */
export function Strands({
  late,
  earlier,
  count,
}: {
  late: number;
  earlier: number;
  count: number;
}) {
  const drawn = Math.min(count, MOST);
  const step = Math.min(8.3, 196 / drawn);
  return (
    <svg
      className={css.strands}
      viewBox="0 0 200 26"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {Array.from({ length: drawn }, (_, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strands have no identity but their place
          key={place}
          className={kindOf(place, late, earlier)}
          d={strandAt(2 + place * step, place)}
        />
      ))}
    </svg>
  );
}

function kindOf(place: number, late: number, earlier: number): string | undefined {
  if (place < late) return css.late;
  return place < late + earlier ? css.earlier : css.today;
}

/** Each strand leans a little differently, the same at every render. */
function strandAt(x: number, place: number): string {
  const sway = ((place * 37) % 17) / 10 - 0.8;
  const top = 3 + ((place * 53) % 28) / 10;
  const length = 15.5 + ((place * 29) % 44) / 10;
  return `M${x.toFixed(1)} ${top.toFixed(1)}q${sway.toFixed(1)} 9 ${(-sway).toFixed(1)} ${length.toFixed(1)}`;
}
