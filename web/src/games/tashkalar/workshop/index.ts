// What Tash-Kalar brings to the workshop: beings and legends, flares, tasks and schools.
import { t } from '../../../shell/i18n/language.svelte';
import type { Kind, Workshop } from '../../../shell/workshop/kinds';
import { textOf, type Entry } from '../../../shell/workshop/types';
import { drawingOf, pictureName } from '../pictures.svelte';
import BeingForm from './BeingForm.svelte';
import FlareForm from './FlareForm.svelte';
import Proof from './Proof.svelte';
import RankHead from './RankHead.svelte';
import SchoolForm from './SchoolForm.svelte';
import SetUp from './SetUp.svelte';
import TaskForm from './TaskForm.svelte';
import { empty, tryOut } from './tryout';

const named = (entry: Entry) => textOf(entry, 'name');

const KINDS: Kind[] = [
  {
    id: 'card',
    named: true,
    judged: true,
    // it takes the place of the first being until another is chosen
    blank: ([first]) => ({ name: '', rank: 'common', pattern: 'c @ c', effect: '', ...(first ? { replaces: named(first) } : {}) }),
    cardId: named,
    Head: RankHead,
    Form: BeingForm,
    what: (entry) => t(`tk-what-${textOf(entry, 'rank') === 'legendary' ? 'legend' : 'being'}`),
  },
  {
    id: 'flare',
    named: false,
    judged: true,
    blank: () => ({ number: 13, upper: 3, upper_effect: '', lower: 5, lower_effect: '' }),
    cardId: (entry) => `flare ${entry.number ?? ''}`,
    Form: FlareForm,
  },
  {
    id: 'task',
    named: true,
    judged: false,
    blank: () => ({ name: '', kind: 'destruction', advanced: false, points: 1, criterion: '' }),
    cardId: named,
    Form: TaskForm,
  },
  { id: 'school', named: true, judged: false, blank: () => ({ id: '', name: '' }), cardId: named, Form: SchoolForm },
];

export default {
  kinds: KINDS,
  Proof,
  SetUp,
  usualPicture: (id) => (pictureName(id) === undefined ? drawingOf('heroic') : drawingOf(id)),
  pictureName,
  tryOut,
  sideName: (seat) => t('tk-setup-side', { side: seat }),
  empty,
} satisfies Workshop;
