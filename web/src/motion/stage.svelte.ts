// Plays scenes one after the other over the table: flying pieces, a caption, and pulses of places that changed.
//
// The table itself is up to date at once, except for cards that are still flying. Nothing here blocks input;
// any input ends the animation.

import type { GameEvent } from "../connection/types";
import { preferences, type Speed } from "../preferences.svelte";
import { type MarkerHeights, slideFrom } from "./markers";
import {
  FLIGHT,
  type Flight,
  LONGEST,
  type Scene,
  type Sound,
  shortened,
  type Thing,
} from "./scenes";

export interface FlyingPiece {
  id: number;
  thing: Thing;
  from: DOMRect;
  to: DOMRect;
  /** Milliseconds before it starts, and its duration. */
  delay: number;
  ms: number;
}

/** The factor of all durations. */
const PACE: Record<Exclude<Speed, "off">, number> = { slow: 1.7, normal: 1, fast: 0.5 };
/** Milliseconds between the starts of two pieces. */
const STAGGER = 45;
const PULSE: Keyframe[] = [{ scale: 1 }, { scale: 1.06 }, { scale: 1 }];

export class Stage {
  pieces = $state.raw<readonly FlyingPiece[]>([]);
  caption = $state.raw<GameEvent | null>(null);
  isPlaying = $state(false);
  readonly #sound: (sound: Sound) => void;
  #queue: Scene[] = [];
  #veils = new Map<string, Animation[]>();
  /** Animations of price markers, by brewery. */
  #slides = new Map<number, Animation[]>();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sound: (sound: Sound) => void) {
    this.#sound = sound;
  }

  /** Plays scenes at the preferred speed, or only their last sound; `before` are the old heights of the markers. */
  show(scenes: readonly Scene[], before: MarkerHeights): void {
    const { speed } = preferences;
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (speed !== "off" && !prefersReducedMotion && !document.hidden) {
      this.#add(scenes, PACE[speed], before);
      return;
    }
    const sound = scenes.findLast((scene) => scene.sound !== null)?.sound;
    if (sound) this.#sound(sound);
  }

  /** Adds scenes to the queue. */
  #add(scenes: readonly Scene[], pace: number, before: MarkerHeights): void {
    const waiting = [...this.#queue, ...scenes.map((scene) => ({ ...scene, ms: scene.ms * pace }))];
    this.#queue = shortened(waiting, LONGEST * Math.max(1, pace));
    for (const { hides } of scenes) if (hides) this.#cover(hides);
    for (const brewery of new Set(scenes.flatMap(({ slides }) => slides))) {
      for (const slide of this.#slides.get(brewery) ?? []) slide.cancel();
      this.#slides.set(brewery, slideFrom(brewery, before));
    }
    if (!this.isPlaying) this.#next();
  }

  /** Ends all animations at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    for (const hides of [...this.#veils.keys()]) this.#uncover(hides);
    for (const slide of [...this.#slides.values()].flat()) slide.cancel();
    this.#slides.clear();
    this.pieces = [];
    this.caption = null;
    this.isPlaying = false;
  }

  #next(): void {
    const scene = this.#queue.shift();
    if (!scene) {
      this.skip();
      return;
    }
    this.isPlaying = true;
    if (scene.caption) this.caption = scene.caption;
    if (scene.sound) this.#sound(scene.sound);
    this.pieces = this.#ghostsOf(scene);
    this.#timer = setTimeout(() => this.#end(scene), scene.ms);
  }

  #end(scene: Scene): void {
    if (scene.hides) this.#uncover(scene.hides);
    for (const brewery of scene.slides) this.#slide(brewery);
    for (const place of scene.pulses) {
      find([place])?.animate(PULSE, { duration: FLIGHT, easing: "ease-out" });
    }
    this.pieces = [];
    this.#next();
  }

  /** A marker moves once, after the last scene about its brewery. */
  #slide(brewery: number): void {
    if (this.#queue.some(({ slides }) => slides.includes(brewery))) return;
    for (const slide of this.#slides.get(brewery) ?? []) slide.play();
    this.#slides.delete(brewery);
  }

  #ghostsOf({ flights, ms }: Scene): FlyingPiece[] {
    const flying = flights.flatMap((flight) => placed(flight));
    const stagger = Math.min(STAGGER, (ms * 0.5) / Math.max(1, flying.length));
    return flying.map(({ thing, from, to }, index) => {
      this.#count += 1;
      const delay = index * stagger;
      return { id: this.#count, thing, from, to, delay, ms: Math.min(FLIGHT, ms - delay) };
    });
  }

  #cover(place: string): void {
    const target = find([place]);
    if (!target) return;
    const hides = target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LONGEST * 2 });
    this.#veils.set(place, [...(this.#veils.get(place) ?? []), hides]);
  }

  /** Shows the content of a place again, unless another card is flying there. */
  #uncover(place: string): void {
    const [first, ...others] = this.#veils.get(place) ?? [];
    first?.cancel();
    if (others.length > 0 && this.isPlaying) this.#veils.set(place, others);
    else {
      for (const hides of others) hides.cancel();
      this.#veils.delete(place);
    }
  }
}

function placed({ thing, from, to }: Flight): { thing: Thing; from: DOMRect; to: DOMRect }[] {
  const [start, end] = [find(from), find(to)];
  if (!start || !end || start === end) return [];
  return [{ thing, from: start.getBoundingClientRect(), to: end.getBoundingClientRect() }];
}

/** The element of the first of these places that is visible; of several the largest. */
function find(places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"]`)];
    const [largest] = all.filter(isInSight).sort((one, other) => area(other) - area(one));
    if (largest) return largest;
  }
  return null;
}

const area = (element: HTMLElement) => element.offsetWidth * element.offsetHeight;

function isInSight(element: HTMLElement): boolean {
  const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  );
}
