import { DISPLAY_FONT, LIGHT } from './letter-colours.ts';

export function LetterMark({ name }: { name: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={{ verticalAlign: 'top' }}>
            <Arches className="arch" />
          </td>
          <td className="ink" style={NAME}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * Two arches whose yarn ends hang uneven, out of table cells: no picture to be blocked, none to call home.
 * A reader without round corners shows two doorways.
 */
export function Arches({ className }: { className?: string }) {
  return (
    <table role="presentation" aria-hidden="true" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td style={{ verticalAlign: 'top' }}>
            <Arch height={20} yarn={11} className={className} />
          </td>
          <td style={{ verticalAlign: 'top' }}>
            <div style={{ marginLeft: -2 }}>
              <Arch height={23} yarn={14} className={className} />
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type ArchProps = { height: number; yarn: number; className: string | undefined };

function Arch({ height, yarn, className }: ArchProps) {
  return (
    <div
      className={className}
      style={{
        width: 9,
        height,
        border: `2px solid ${LIGHT.ink}`,
        borderBottomWidth: 0,
        borderRadius: '7px 7px 0 0',
      }}
    >
      <div
        className={className}
        style={{
          width: 0,
          height: yarn,
          margin: '6px auto 0',
          borderLeft: `1px solid ${LIGHT.ink}`,
        }}
      />
    </div>
  );
}

const NAME = {
  paddingLeft: 10,
  color: LIGHT.ink,
  fontFamily: DISPLAY_FONT,
  fontSize: 23,
  lineHeight: '25px',
  verticalAlign: 'top',
} as const;
