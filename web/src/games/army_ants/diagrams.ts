// The small boards in the rules of Army Ants.

import type { TemplateResult } from 'lit';
import { drawDiagram, way, type Diagram } from '../../ui/diagram';
import type { DiagramName } from './rules_en';

const DIAGRAMS: Readonly<Record<DiagramName, Diagram>> = {
  board: {
    rows: [
      '5s 2c ^^ 9s 4c',
      '7c 4s 3c 8c 6s',
      'As 9c Qs 2s 6c',
      '3s 8s Ac 7s 5c',
      '3h 9d 6h 2d 8h',
      'Ah 5h 7d 4h 9h',
      '6d 3d Qh 8d 2h',
      '7h 5d ^^ Ad 4d',
    ],
    border: 3,
  },
  positions: {
    rows: [
      'b19 b18 ^^ b17 b16',
      'b15 b14 b13 b12 b11',
      'b10 b9 b8 b7 b6',
      'b5 b4 b3 b2 b1',
      'r1 r2 r3 r4 r5',
      'r6 r7 r8 r9 r10',
      'r11 r12 r13 r14 r15',
      'r16 r17 ^^ r18 r19',
    ],
    border: 3,
  },
  favor: {
    rows: ['4h 9d Qh 2d 8h', '3d 6h 7d 5h Ad', '2h 8d ^^ 6d 9h'],
    arrows: [way([2, 0], [2, 2])],
  },
  along: {
    rows: ['6h 3d 8h .. ..'],
    arrows: [way([0, 0], [2, 0]), way([2, 0], [4, 0])],
  },
  broadside: {
    rows: ['.. .. ..', '.. .. ..', '6h 3d 8h'],
    arrows: [way([0, 2], [0, 0]), way([1, 2], [1, 0]), way([2, 2], [2, 0])],
  },
  moveOut: {
    rows: ['.. .. 5s ..', '.. 4d 7c ..', '9h .. .. ..'],
    arrows: [way([0, 2], [3, 2], [3, 0])],
  },
  swap: {
    bowed: true,
    rows: ['.. .. .. ..', '.. 4d 7h ..'],
    arrows: [way([1, 1], [2, 1]), way([2, 1], [1, 1])],
  },
  attack: {
    rows: ['8h .. .. 5s'],
    arrows: [way([0, 0], [3, 0])],
    removed: way([3, 0]),
  },
  exchange: {
    rows: ['6d .. .. 6c'],
    arrows: [way([0, 0], [3, 0])],
    removed: way([0, 0], [3, 0]),
  },
};

export const diagram = (name: DiagramName, caption: string): TemplateResult => drawDiagram(DIAGRAMS[name], caption);
