import { LIGHT } from './letter-colours.ts';

/**
 * Two arches whose yarn ends hang uneven, out of table cells: no picture to be blocked, none to call home.
 * A reader without round corners shows two doorways.
 */
export function LetterMark({ name, font }: { name: string; font: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={{ verticalAlign: 'top' }}>
            <Arch height={20} yarn={11} />
          </td>
          <td aria-hidden="true" style={{ verticalAlign: 'top' }}>
            <div style={{ marginLeft: -2 }}>
              <Arch height={23} yarn={14} />
            </div>
          </td>
          <td
            className="ink"
            style={{
              paddingLeft: 10,
              color: LIGHT.ink,
              fontFamily: font,
              fontSize: 22,
              lineHeight: '24px',
              verticalAlign: 'top',
            }}
          >
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Arch({ height, yarn }: { height: number; yarn: number }) {
  return (
    <div
      className="arch"
      style={{
        width: 9,
        height,
        border: `2px solid ${LIGHT.ink}`,
        borderBottomWidth: 0,
        borderRadius: '7px 7px 0 0',
      }}
    >
      <div
        className="arch"
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
