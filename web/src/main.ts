import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { installOffer } from './install/installOffer.svelte'
import { answerServiceWorker } from './social/notifications/serviceWorker'
import { renewPush } from './social/notifications/webPush'

/** a site without a server says so in its page; `spielhafen site` writes that */
const hasServer = document.querySelector('meta[name="spielhafen-server"][content="page"]') === null

if (!hasServer) await (await import('./local/localServer')).startLocalServer()
answerServiceWorker()
installOffer.listen()
mount(App, { target: document.getElementById('app')! })
if (hasServer) {
  void renewPush()
  // What is kept must not delay what is asked for.
  addEventListener('load', () => void import('./install/serverPage').then(({ keepForReading }) => keepForReading()))
}
