// What Barracks brings to the workshop: warriors and moves.
import { t } from '../../../shell/i18n/language.svelte';
import type { Kind, Workshop } from '../../../shell/workshop/kinds';
import { textOf, type Entry } from '../../../shell/workshop/types';
import { faceOf, pictureName } from '../faces';
import MoveForm from './MoveForm.svelte';
import Proof from './Proof.svelte';
import SetUp from './SetUp.svelte';
import { empty, tryOut } from './tryout';
import WarriorForm from './WarriorForm.svelte';

const named = (entry: Entry) => textOf(entry, 'name');

const KINDS: Kind[] = [
  {
    id: 'warrior',
    named: true,
    judged: true,
    blank: () => ({ name: '', level: 2, hearts: 7, wings: 4, lines: [['iron'], ['iron', 'fire']] }),
    cardId: named,
    Form: WarriorForm,
  },
  {
    id: 'move',
    named: true,
    judged: true,
    blank: () => ({ name: '', category: 'iron', level: 2, icons: 1, damage: 2, copies: 2 }),
    cardId: named,
    Form: MoveForm,
  },
];

export default {
  kinds: KINDS,
  Proof,
  SetUp,
  usualPicture: (id, kind) => faceOf(id) ?? faceOf(kind),
  pictureName,
  tryOut,
  sideName: (seat) => t('barracks-setup-squad', { number: seat + 1 }),
  empty,
} satisfies Workshop;
