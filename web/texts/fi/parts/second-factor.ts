import { CONFIRMED_MINUTES } from '../../../../domain/office/second-factor.ts';

export const texts = {
  title: 'Vahvista, että se olet sinä',
  body: `Edellisestä vahvistuksesta on yli ${CONFIRMED_MINUTES} minuuttia. Mitään kirjoittamaasi ei katoa.`,
  totp: 'Todennussovelluksen koodi',
  recoveryCode: 'Varakoodi',
  usePasskey: 'Käytä pääsyavainta',
  useTotp: 'Käytä todennussovelluksen koodia',
  useRecoveryCode: 'Käytä varakoodia',
  confirm: 'Vahvista',
  cancel: 'Keskeytä',
  codeMissing: 'Kirjoita koodi.',
  dismissed: 'Pääsyavainta ei käytetty. Yritä uudelleen tai valitse toinen tapa.',
  known: 'Tällä laitteella tai avaimella on jo pääsyavaimesi.',
  unsupported: 'Tämä selain ei tue pääsyavaimia. Valitse toinen tapa tai kokeile toista selainta.',
  failed: 'Yhteys palvelimeen ei toiminut. Yritä uudelleen.',
  problem: 'Vahvistus ei onnistunut',
};
