/** A page of a server: what is kept of it, and the signs of that. */
import { mount } from 'svelte'
import { followBuilds } from './builds.svelte'
import OfflineSigns from './OfflineSigns.svelte'

export function keepForReading(): void {
  mount(OfflineSigns, { target: document.body })
  void followBuilds()
}
