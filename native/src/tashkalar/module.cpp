// The extension module `arenarium_native.tashkalar`: a state that plays, made of and made into the values of a Python state.
#include "playing.hpp"

NB_MODULE(tashkalar, module) {
    using namespace arenarium;
    nb::set_leak_warnings(false);  // a card set may live as long as the process
    module.doc() = "The native engine of Tash-Kalar. Use it through `arenarium.games.tashkalar.native`.";
    module.attr("NAMES") = tashkalar::all_names();
    nb::class_<tashkalar::Loaded>(module, "Tables").def(nb::init<const nb::dict&>());
    define_state<tashkalar::Game>(module);
    define_dealing<tashkalar::Game>(module);
    define_batch<tashkalar::Game>(module);
    define_matches<tashkalar::Game>(module);
    tashkalar::add_thinking(module);
}
