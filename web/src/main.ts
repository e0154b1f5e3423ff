import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { answerBell } from './company/bell'
import { callStill } from './company/pushing'

answerBell()
mount(App, { target: document.getElementById('app')! })
void callStill()
