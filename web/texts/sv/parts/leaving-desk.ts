import type { texts as fi } from '../../fi/parts/leaving-desk.ts';

export const texts: typeof fi = {
  title: 'Innan du loggar ut',
  refused: 'Servern registrerade inte alla besök som väntade ({0}): {1}',
  waiting:
    'Besök som ännu inte har skickats: {0}. De blir kvar på enheten i skyddad form och ingen kan läsa dem här. De skickas nästa gång någon från museets kassa loggar in på den här enheten. Logga in inom en vecka så går inget besök förlorat.',
  offline:
    'Det finns ingen anslutning just nu, så du kan inte logga ut. Försök igen när anslutningen är tillbaka.',
  stay: 'Förbli inloggad',
  leave: 'Logga ut',
};
